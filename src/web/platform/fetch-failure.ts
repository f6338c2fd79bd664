/** Spec 8: what is thrown when a list does not arrive; what the server said stays its cause. */
export async function orFail<T>(message: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    // A call that was called off is no failure; the query client wants to see it as it is.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new Error(message, { cause })
  }
}
