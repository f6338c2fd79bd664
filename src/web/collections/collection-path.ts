export const pathOfCollection = (id: number, part = ''): string =>
  part === '' ? `/collection/${id}` : `/collection/${id}/${part}`

/** What an article writes on a line of its own to show the collection. */
export const embedCode = (id: number): string => `{% collection ${id} %}`
