export const answerElementId = (id: number): string => `answer-${id}`

/** Brings an answer that is drawn to the reader, and the focus to it; false where it is not drawn. */
export function leadToAnswer(id: number): boolean {
  const item = document.getElementById(answerElementId(id))
  item?.scrollIntoView({ block: 'start' })
  item?.focus({ preventScroll: true })
  return item !== null
}
