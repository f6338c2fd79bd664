import { openFiles } from '../platform/files.ts'
import type { TestApp } from '../testing/test-app.ts'
import { NODES, token, type PersonRows } from './everything-rows-testing.ts'

export async function insertArticles(
  { insert, me, other, at, say, mark }: PersonRows,
  expected: Record<string, string>,
): Promise<number> {
  const group_id = await insert('article_groups', { categories: ['science'], created_at: at })
  const times = { created_at: at, updated_at: at }
  const words = { ...NODES, language: 'en', excerpt: '', words: 1 }
  const article = { ...times, ...words, group_id, author_id: me, state: 'draft' }
  const id = await insert('articles', { ...article, title: say('title'), source: say('article') })
  const revision = { article_id: id, created_at: at, size_delta: 1, title: 't', source: say('revision') }
  const revisionId = await insert('article_revisions', { ...revision, editor_id: me })
  const suggestion = { article_id: id, base_revision_id: revisionId, created_at: at, title: 't' }
  const own = { ...suggestion, author_id: me, source: say('suggestion') }
  const suggestionId = await insert('article_suggestions', own)
  const decided = { decided_by: me, decided_at: at, state: 'declined', reason: say('decision') }
  await insert('article_suggestions', { ...suggestion, ...decided, author_id: other, source: 'x' })
  await insert('article_suggestion_votes', { created_at: at, suggestion_id: suggestionId, user_id: me })
  await insert('article_series', { created_at: at, owner_id: me, title: say('series') })
  const invitation = { article_id: id, created_at: at, inviter_id: me, user_id: other }
  await insert('article_invitations', { ...invitation, state: 'pending' })
  const link = { article_id: id, created_at: at, created_by: me, token_hash: token(`${mark} link`) }
  await insert('article_draft_links', link)
  const content = JSON.stringify({ title: 'x', content: say('draft') })
  await insert('drafts', { content, key: 'new', kind: 'article', updated_at: at, user_id: me, version: 1 })
  Object.assign(expected, {
    [`articles/${id}-en.md`]: say('article'),
    'articles/revisions.json': say('revision'),
    'articles/series.json': say('series'),
    'articles/invitations.json': `"articleId":${id}`,
    'articles/draft-links.json': `"articleId":${id}`,
    'suggestions/articles.json': say('suggestion'),
    'suggestions/decided-articles.json': say('decision'),
    'suggestions/votes.json': `"suggestionId":${suggestionId}`,
    'drafts/article-new.md': say('draft'),
  })
  return id
}

export async function insertPosts(
  app: TestApp,
  { insert, me, at, say, mark }: PersonRows,
  expected: Record<string, string>,
): Promise<string> {
  const key = `${mark}Upload`.replaceAll(/[^A-Za-z0-9]/g, '').padEnd(22, '0')
  const picture = { key, owner_id: me, kind: 'image', state: 'ready', placeholder: 'x', width: 1, height: 1 }
  const mediaId = await insert('media', { ...picture, bytes: 10, created_at: at })
  await openFiles(app.config).put(key, new Map([['1600.webp', Buffer.from(say('picture'))]]))
  const post = { ...NODES, author_id: me, state: 'published', created_at: at, author_ip: '198.51.100.9' }
  const id = await insert('page_posts', { ...post, type: 'discussion', source: say('post') })
  await insert('page_post_versions', { post_id: id, title: '', source: say('older post'), created_at: at })
  const options = { options: [say('option'), 'no'], counts: [1, 0], results: 'always' }
  await insert('polls', { ...options, post_id: id, question: 'q' })
  await insert('poll_votes', { post_id: id, option: 0, user_id: me, weight: 1, created_at: at })
  const body = JSON.stringify({ content: say('scheduled') })
  await insert('scheduled_posts', { author_id: me, body, created_at: at, publish_at: at })
  Object.assign(expected, {
    [`posts/${id}.md`]: say('post'),
    'posts/versions.json': say('older post'),
    'poll-votes.json': say('option'),
    'posts/scheduled.json': say('scheduled'),
    'media/media.json': `"id":${mediaId},`,
    [`media/${mediaId}.webp`]: say('picture'),
  })
  return key
}

export async function insertQuestions({ insert, me, at, say }: PersonRows): Promise<Record<string, string>> {
  const written = { ...NODES, author_id: me, state: 'published', created_at: at }
  const asked = { category: 'science', language: 'en', title: 'q', updated_at: at }
  const id = await insert('questions', { ...written, ...asked, source: say('question') })
  const answerId = await insert('answers', { ...written, question_id: id, source: say('answer') })
  const version = { object_type: 'answer', object_id: answerId, source: say('older answer') }
  await insert('text_versions', { ...version, created_at: at })
  await insert('votes', { object_type: 'question', object_id: id, user_id: me, value: 1, created_at: at })
  const retagged = { before: '{}', after: '{stars}', created_at: at }
  await insert('question_retags', { ...retagged, question_id: id, editor_id: me })
  await insert('close_votes', { question_id: id, user_id: me, reason: 'unclear', created_at: at })
  return {
    [`questions/${id}.md`]: say('question'),
    [`answers/${answerId}.md`]: say('answer'),
    'questions/versions.json': say('older answer'),
    'questions/votes.json': `"id":${id},`,
    'questions/retags.json': `"questionId":${id},`,
    'questions/close-votes.json': `"questionId":${id},`,
  }
}

export async function insertCollections({
  insert,
  me,
  other,
  at,
  say,
}: PersonRows): Promise<Record<string, string>> {
  const kept = { category: 'science', language: 'en', licence: 'CC0-1.0', editing: 'owner', next_column: 2 }
  const named = { title: say('collection'), columns: '[]', author_id: me, state: 'published' }
  const collection_id = await insert('collections', { ...kept, ...named, created_at: at, updated_at: at })
  const cells = JSON.stringify({ a: say('row') })
  const row_id = await insert('collection_rows', { cells, collection_id, editor_id: me, updated_at: at })
  const older = { act: 'added', cells: JSON.stringify({ a: say('older row') }), from_version: 1, version: 1 }
  const edited = { collection_id, editor_id: me, created_at: at }
  await insert('collection_row_versions', { ...edited, ...older, row_id })
  const change = { act: 'added', version: 1, row_count: 1, details: JSON.stringify(say('change')) }
  await insert('collection_changes', { ...edited, ...change })
  await insert('collection_editors', { collection_id, user_id: me, state: 'accepted', created_at: at })
  const suggestion = { collection_id, kind: 'add', has_source: false, created_at: at }
  await insert('collection_suggestions', { ...suggestion, author_id: me, summary: say('row suggestion') })
  const decided = { author_id: other, decided_by: me, state: 'declined', decided_at: at, summary: 's' }
  await insert('collection_suggestions', { ...suggestion, ...decided, reason: say('row decision') })
  return {
    'collections/collections.json': say('collection'),
    'collections/rows.json': say('row'),
    'collections/row-versions.json': say('older row'),
    'collections/changes.json': say('change'),
    'collections/editing.json': `"collectionId":${collection_id}`,
    'suggestions/collections.json': say('row suggestion'),
    'suggestions/decided-collections.json': say('row decision'),
  }
}
