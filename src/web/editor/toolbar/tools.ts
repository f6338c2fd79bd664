import {
  Bold,
  CodeXml,
  EyeOff,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  ListTodo,
  Sigma,
  SquareArrowOutUpRight,
  SquareCode,
  Strikethrough,
  Superscript,
  Table,
  TextQuote,
  type LucideIcon,
} from 'lucide-react'
import { insertCodeBlock, insertEmbed, insertMath, insertTable } from '../edits/block-edits.ts'
import { toggleHeading, toggleList, toggleQuote } from '../edits/line-edits.ts'
import { insertFootnote, insertLink, toggleCode, toggleMark } from '../edits/markdown-edits.ts'
import type { Edit } from '../edits/selected.ts'
import type { Keys } from './shortcuts.ts'

export type ToolId =
  | 'bold'
  | 'italic'
  | 'strike'
  | 'heading2'
  | 'heading3'
  | 'link'
  | 'quote'
  | 'bullets'
  | 'numbers'
  | 'tasks'
  | 'code'
  | 'codeBlock'
  | 'table'
  | 'embed'
  | 'footnote'
  | 'math'
  | 'spoiler'
  | 'image'

export interface Tool {
  id: ToolId
  icon: LucideIcon
  keys: Keys
  /** What it does to the text; `column` is the word for a table's head. A picture is chosen, not written. */
  edit?: (column: string) => Edit
}

const one = (edit: Edit) => () => edit

/** In the order of the toolbar, group by group. */
export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [
    { id: 'bold', icon: Bold, keys: 'B', edit: one(toggleMark('**')) },
    { id: 'italic', icon: Italic, keys: 'I', edit: one(toggleMark('*')) },
    { id: 'strike', icon: Strikethrough, keys: 'Shift+X', edit: one(toggleMark('~~')) },
  ],
  [
    { id: 'heading2', icon: Heading2, keys: 'Alt+2', edit: one(toggleHeading(2)) },
    { id: 'heading3', icon: Heading3, keys: 'Alt+3', edit: one(toggleHeading(3)) },
    { id: 'quote', icon: TextQuote, keys: 'Shift+9', edit: one(toggleQuote) },
  ],
  [
    { id: 'bullets', icon: List, keys: 'Shift+8', edit: one(toggleList('bullet')) },
    { id: 'numbers', icon: ListOrdered, keys: 'Shift+7', edit: one(toggleList('numbered')) },
    { id: 'tasks', icon: ListTodo, keys: 'Shift+L', edit: one(toggleList('task')) },
  ],
  [
    { id: 'link', icon: Link, keys: 'K', edit: one(insertLink) },
    { id: 'image', icon: ImagePlus, keys: 'Alt+P' },
    { id: 'table', icon: Table, keys: 'Alt+B', edit: insertTable },
    { id: 'embed', icon: SquareArrowOutUpRight, keys: 'Alt+E', edit: one(insertEmbed) },
    { id: 'footnote', icon: Superscript, keys: 'Alt+F', edit: one(insertFootnote) },
  ],
  [
    { id: 'code', icon: CodeXml, keys: 'E', edit: one(toggleCode) },
    { id: 'codeBlock', icon: SquareCode, keys: 'Shift+E', edit: one(insertCodeBlock) },
    { id: 'math', icon: Sigma, keys: 'Alt+M', edit: one(insertMath) },
    { id: 'spoiler', icon: EyeOff, keys: 'Shift+H', edit: one(toggleMark('||')) },
  ],
]

export const TOOLS: readonly Tool[] = TOOL_GROUPS.flat()
