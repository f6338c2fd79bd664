/** What the first sight of Explore does without being alive: plain links, a form that the browser can send, pictures. */
export { ChosenFilters } from './filters/chosen-filters.tsx'
export { FilterRail } from './filters/filter-rail.tsx'
export { Charts } from './numbers/charts.tsx'
export { NumbersStrip } from './numbers/numbers-strip.tsx'
export { ViewHead } from './views/view-head.tsx'
