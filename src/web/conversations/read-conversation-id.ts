const ID = /^[1-9]\d{0,14}$/

/** The number in /messages/{id}; 0 for everything that names no conversation. */
export function readConversationId(text: string): number {
  return ID.test(text) ? Number(text) : 0
}
