export { categoryCountsQuery, onlineQuery, statsQuery } from './stats-queries.ts'
export { StatsPanel } from './stats-panel.tsx'
export { TickingNumber } from './ticking-number.tsx'
