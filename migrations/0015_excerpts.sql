-- Excerpts are of paragraphs only: the redraw after the next start makes those of all articles anew, with their trees.
update articles set renderer_version = 0;
