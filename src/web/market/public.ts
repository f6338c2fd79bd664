export { BillingSection } from './billing/deferred-section.tsx'
