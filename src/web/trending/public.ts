export { ScopeSelector } from './scope-selector.tsx'
export { TrendingPanel } from './trending-panel.tsx'
export { panelQuery } from './trending-queries.ts'
