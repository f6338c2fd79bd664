import { usePlace } from '../platform/link.tsx'
import { EditScreen } from './edit-screen.tsx'
import { ImportScreen } from './import-screen.tsx'
import { NewScreen } from './new-screen.tsx'

/** /collections/new, /collection/{id}/edit and /collection/{id}/import: they are made of the same parts. */
export function CollectionEditorPage({ params }: { params: Record<string, string> }) {
  const { path } = usePlace()
  if (path.endsWith('/import')) return <ImportScreen params={params} />
  return path.endsWith('/edit') ? <EditScreen params={params} /> : <NewScreen />
}
