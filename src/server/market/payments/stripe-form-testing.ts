/** A form as Stripe reads it: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export interface Form {
  [name: string]: string | Form
}

export function readStripeForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) put(form, keysOf(name), value)
  return form
}

/** `phases[0][items][]` is the path phases, 0, items and the next free number. */
function keysOf(name: string): string[] {
  const [first = '', ...others] = name.split('[')
  return [first, ...others.map((key) => key.replace(/\]$/, ''))]
}

function put(form: Form, [key = '', ...rest]: string[], value: string): void {
  const name = key === '' ? String(Object.keys(form).length) : key
  if (rest.length === 0) {
    form[name] = value
    return
  }
  const inner = form[name]
  const next: Form = typeof inner === 'object' ? inner : {}
  form[name] = next
  put(next, rest, value)
}

export function part(form: Form, name: string): Form {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

export function text(form: Form, name: string): string | undefined {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

export function list(form: Form, name: string): (string | Form)[] {
  return Object.values(part(form, name))
}

/** Every path in it, with `*` for numbers and for the names of metadata: what a call may be asked with. */
export function pathsOf(form: Form, before = ''): string[] {
  return Object.entries(form).flatMap(([key, value]) => {
    const isFree = /^\d+$/.test(key) || before.endsWith('metadata.')
    const path = `${before}${isFree ? '*' : key}`
    return typeof value === 'string' ? [path] : pathsOf(value, `${path}.`)
  })
}
