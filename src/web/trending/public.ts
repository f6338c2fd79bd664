export { ScopeSelector } from './scope-selector.tsx'
export { TrendingPanel } from './trending-panel.tsx'
