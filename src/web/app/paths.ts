/** Matches an inner path against `/article/:id`; the values of its parameters, or null. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.replace(/([^/])\/$/, '$1').split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) {
      const decoded = decode(value)
      if (decoded === null || decoded === '') return null
      params[part.slice(1)] = decoded
    } else if (part !== value) return null
  }
  return params
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
