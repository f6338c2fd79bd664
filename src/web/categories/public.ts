export { CATEGORY_ICONS } from './category-icons.ts'
export { CategoryChip } from './category-chip.tsx'
export { CategoryTile } from './category-tile.tsx'
export { useCategoryName } from './category-name.ts'
