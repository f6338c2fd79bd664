import type { Feature } from '../content/feature.ts'
import { notifications } from './notifications.ts'

export const honor: Feature = { name: 'honor', notifications }
