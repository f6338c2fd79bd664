/** A stand-in until the thread is merged. */
export function Thread({ id }: { id: number }) {
  return <p>Conversation {id}</p>
}
