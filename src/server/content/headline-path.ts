/**
 * The path of something, and a place in it: '?comment=12', '/suggestions'. What the path itself says about where to look
 * stays (an answer is a place of its question), unless the place says it otherwise.
 */
export function pathTo(path: string, place: string): string {
  const [base = '', query = ''] = path.split('?')
  if (!place.startsWith('?')) return base + place
  const both = new URLSearchParams(query)
  for (const [name, value] of new URLSearchParams(place)) both.set(name, value)
  return `${base}?${both.toString()}`
}
