import type { Topic } from './topic.ts'
import { LANDS } from './topics-of-lands.ts'
import { NATURE } from './topics-of-nature.ts'
import { PEOPLE } from './topics-of-people.ts'

export const TOPICS: readonly Topic[] = [...LANDS, ...PEOPLE, ...NATURE]
