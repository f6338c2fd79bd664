-- What is read is never parsed again: older versions of a text keep their trees too. Those from before this migration
-- are parsed when they are first asked for (renderer 0).

alter table article_revisions add nodes jsonb, add renderer_version integer not null default 0;
alter table page_post_versions add nodes jsonb, add renderer_version integer not null default 0;

-- What an article says now has its tree already.
update article_revisions r set nodes = a.nodes, renderer_version = a.renderer_version
from articles a where a.id = r.article_id and a.revision_id = r.id;

-- Whether there is anything left to draw after an update is asked at every start.
create index articles_renderer on articles (renderer_version);
create index comments_renderer on comments (renderer_version);
create index page_posts_renderer on page_posts (renderer_version);
