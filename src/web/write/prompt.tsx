import type { CategoryId } from '../../contract/categories.ts'
import { promptMessages } from '../categories/public.ts'
import { useText } from '../platform/language.tsx'

/** The question that somebody came to answer; fetched for those who did. */
export function Prompt({ category }: { category: CategoryId }) {
  const ask = useText(promptMessages)
  return <p className="max-w-measure mt-1 font-read text-lg italic text-quiet">{ask(category)}</p>
}
