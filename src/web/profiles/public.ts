export { PersonCards } from './person-card/person-cards.tsx'
export { PrivacySection } from './privacy/lazy-section.tsx'
