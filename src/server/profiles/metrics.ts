import { resultCounter } from '../platform/result-counter.ts'

export const pictureCounter = resultCounter('profile_pictures', 'Avatars and covers that people have set')
