export { CollectionRow } from './collection-row.tsx'
export { CollectionRowSkeleton } from './collection-row-skeleton.tsx'
export { CollectionsTab } from './tab/collections-tab.tsx'
