import { createContext, useContext } from 'react'
import type { Conversation, Message } from '../../../contract/conversations.ts'

export interface ThreadTools {
  conversation: Conversation
  /** The reader's id. */
  me: number
  reply: (message: Message) => void
  edit: (message: Message) => void
  report: (message: Message) => void
  /** Goes to a message, wherever in the conversation it is. */
  jump: (messageId: number) => void
}

export const ThreadContext = createContext<ThreadTools | null>(null)

export function useThread(): ThreadTools {
  const tools = useContext(ThreadContext)
  if (tools === null) throw new Error('Outside of a conversation')
  return tools
}
