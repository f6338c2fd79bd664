/** Where the articles with a tag are, of all categories. */
export function tagPath(tag: string): string {
  return `/tag/${encodeURIComponent(tag)}`
}
