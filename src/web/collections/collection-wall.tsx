import { Table2 } from 'lucide-react'
import { useHead } from '../platform/head.tsx'
import { SignInWall } from '../sign-in-wall/public.ts'

/** In place of a page that is for members alone, under that page's title. */
export function CollectionWall({ title }: { title: string }) {
  useHead({ title, isIndexable: false })
  return <SignInWall kind="collection" icon={<Table2 />} />
}
