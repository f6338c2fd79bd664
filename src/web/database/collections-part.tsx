/** Until the collections are merged: then the page takes `CollectionsTab` from their `public.ts`. */
export function CollectionsTab() {
  return null
}
