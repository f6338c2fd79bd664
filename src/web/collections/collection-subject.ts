import { likeCollection } from '../../contract/collections.ts'

/** A collection as something to react to. */
export const collectionSubject = (id: number) => ({ type: 'collection', id, like: likeCollection }) as const
