import { useRef } from 'react'
import { sayTyping, TYPING_EVERY_MS } from '../../../../contract/conversations.ts'
import { call } from '../../../platform/api.ts'

/** Tells the others that somebody writes, now and then; whether it arrives does not matter. */
export function useTypingSignal(conversationId: number): () => void {
  const toldAt = useRef(0)
  return () => {
    const now = Date.now()
    if (now - toldAt.current < TYPING_EVERY_MS) return
    toldAt.current = now
    call(sayTyping, { params: { id: String(conversationId) } }).catch(() => {})
  }
}
