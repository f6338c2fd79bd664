/** Somebody who leaves. `keepsArticles`: what they published stays, without their name. */
export interface Leaver {
  id: number
  keepsArticles: boolean
}
