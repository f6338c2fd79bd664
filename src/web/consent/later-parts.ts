/** Asked on every first visit, when all else is there. */
export { BannerCard } from './banner-card.tsx'
