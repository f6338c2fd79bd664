import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Collection } from '../../contract/collections.ts'
import { LANGUAGE_TAGS } from '../../contract/messages.ts'
import { useHead } from '../platform/head.tsx'
import { Link } from '../platform/link.tsx'
import { pathOfCollection } from './collection-path.ts'

interface CollectionSubpageProps {
  collection: Collection
  title: string
  lead?: string
  children: ReactNode
}

/** A page beside a collection: its form, history, suggestions, import. It always leads back. */
export function CollectionSubpage({ collection, title, lead = '', children }: CollectionSubpageProps) {
  useHead({ title: `${title}: ${collection.title}`, description: lead, isIndexable: false })
  return (
    <div className="wrap pt-6 pb-16">
      <div className="max-w-[928px] mx-auto">
        <Link
          to={pathOfCollection(collection.id)}
          className="inline-flex items-center gap-2 min-h-11 text-quiet hover:text-text wrap-anywhere"
          lang={LANGUAGE_TAGS[collection.language]}
        >
          <ArrowLeft className="flex-none" aria-hidden="true" />
          {collection.title}
        </Link>
        <h1 className="page-title mt-2">{title}</h1>
        {lead !== '' && <p className="page-lead">{lead}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </div>
  )
}
