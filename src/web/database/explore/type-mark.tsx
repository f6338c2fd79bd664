import {
  CircleHelp,
  FileText,
  GalleryVerticalEnd,
  Shield,
  Table2,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { ExploredType } from '../../../contract/explore-rules.ts'
import { useText } from '../../platform/language.tsx'
import { messages } from '../type-messages.ts'

const ICONS: Record<ExploredType, LucideIcon> = {
  article: FileText,
  question: CircleHelp,
  'page-post': GalleryVerticalEnd,
  guild: Shield,
  person: UserRound,
  collection: Table2,
}

export function TypeMark({ type }: { type: ExploredType }) {
  const t = useText(messages)
  const Icon = ICONS[type]
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon className="flex-none size-4" aria-hidden="true" />
      {t(type)}
    </span>
  )
}
