import type { SearchSuggestions } from '../../../contract/search.ts'
import { useJudge } from '../../blocks/public.ts'

/** Without what its reader has muted: a suggestion has no room for the line that would stand there instead. */
export function useUnmuted(found: SearchSuggestions | undefined): SearchSuggestions | undefined {
  const judge = useJudge()
  if (judge === null || found === undefined) return found
  return {
    people: found.people.filter(({ id }) => judge({ authorId: id }) === null),
    tags: found.tags.filter(({ tag }) => judge({ tags: [tag] }) === null),
    titles: found.titles.filter((title) => judge(title) === null),
  }
}
