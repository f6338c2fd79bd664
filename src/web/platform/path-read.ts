/** A path with these names of its query alone, in this order: what is the same page has one address. */
export function pathRead(path: string, reads: readonly string[]): string {
  const mark = path.indexOf('?')
  if (mark === -1) return path
  const query = new URLSearchParams(path.slice(mark + 1))
  const kept = new URLSearchParams()
  for (const name of reads) {
    const value = query.get(name)
    if (value !== null) kept.set(name, value)
  }
  const rest = kept.toString()
  return path.slice(0, mark) + (rest === '' ? '' : `?${rest}`)
}
