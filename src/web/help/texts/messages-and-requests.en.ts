import {
  GROUP_MIN,
  MESSAGE_DELETE_MS,
  MESSAGE_EDIT_MS,
  MESSAGE_MAX,
  MESSAGE_PICTURES_MAX,
  REPORT_MESSAGES_BEFORE,
  REQUEST_MESSAGES_MAX,
} from '../../../contract/conversations.ts'
import { PLAN_LIMITS } from '../../../contract/plan-limits.ts'
import type { HelpText } from './help-text.ts'

export const messagesAndRequests: HelpText = {
  title: 'Messages and requests',
  summary: 'Write to one person or a group, and decide who may write to you.',
  sections: [
    {
      heading: 'Write a message',
      blocks: [
        {
          steps: [
            'Press **Message** on a profile, or **New message** in your [messages](/messages).',
            `Choose one person, or several for a group of ${GROUP_MIN} to ${PLAN_LIMITS.free.groupMembers}, or more with a larger plan, which you can name.`,
            `Write up to ${MESSAGE_MAX} characters. In a conversation you can add up to ${MESSAGE_PICTURES_MAX} photos.`,
          ],
        },
        `You can edit a message for ${MESSAGE_EDIT_MS / 60_000} minutes and use **Delete for everyone** for ${MESSAGE_DELETE_MS / 60_000} minutes. **Delete for me** is always possible. What you write offline is sent when you’re back online.`,
      ],
    },
    {
      heading: 'Requests',
      blocks: [
        `A message from someone you don’t follow and share no [guild](/help-center?page=guilds-and-roles) with is shown under **Requests**. They can send ${REQUEST_MESSAGES_MAX} messages and don’t see whether you’ve read them; photos aren’t loaded and links can’t be opened. Choose **Accept**, **Delete**, **Block** or **Report**. Whoever sent a request isn’t told that you deleted it.`,
        'In the [settings](/settings), **Who may message me** decides who can start a conversation, and **Read receipts** whether you and others see what was read.',
      ],
    },
    {
      heading: 'Keep order',
      blocks: [
        'The three dots of a conversation have **Mute**, **Archive** and **Delete for me**. A new message brings an archived conversation back, unless it’s muted.',
      ],
    },
    {
      heading: 'Who can read them',
      blocks: [
        `Only the people in a conversation. Messages are private, but they’re not end-to-end encrypted. If you [report](/help-center?page=reporting) a message, moderators get it and the ${REPORT_MESSAGES_BEFORE} before it, and nothing else. [Blocking](/help-center?page=block-and-mute) ends a conversation for both of you until you unblock.`,
      ],
    },
  ],
}
