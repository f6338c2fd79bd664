import type { IqItem } from '../../../contract/iq.ts'

/** As much of an item as can be seen. */
export type SeenItem = Pick<IqItem, 'kind' | 'instruction' | 'stem' | 'options' | 'numbers'>

/** What was chosen or typed; null: "I don't know", or nothing yet. */
export type Given = { choice: number } | { number: number } | null
