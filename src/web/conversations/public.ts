export { Outbox } from './outbox/outbox.tsx'
