import * as contract from '../../../contract/articles.ts'
import { answerInvitation, leaveArticle, listMyInvitations } from '../../../contract/co-authors.ts'
import type { TestClient } from '../../testing/test-client.ts'

export interface Named {
  id: number
}

export const idOf = ({ id }: Named) => ({ params: { id: String(id) } })

export const answer = (client: TestClient, { id }: Named, isAccepted: boolean) =>
  client.attempt(answerInvitation, { params: { id }, body: { isAccepted } })

export const leave = (client: TestClient, { id }: Named) => client.attempt(leaveArticle, { params: { id } })

/** The author's co-authors and invited people, by alias. */
export const name = (author: TestClient, { id }: Named, coAuthors: string[]) =>
  author.attempt(contract.updateArticle, { params: { id }, body: { coAuthors } })

export const askedOf = async (client: TestClient): Promise<number[]> =>
  (await client.call(listMyInvitations)).items.map(({ articleId }) => articleId)

export const aliasesOf = async (client: TestClient, article: Named): Promise<string[]> =>
  (await client.call(contract.getArticle, idOf(article))).authors.map(({ alias }) => alias)

export const invitedTo = async (author: TestClient, article: Named): Promise<string[]> =>
  (await author.call(contract.getArticleMine, idOf(article))).invited.map(({ alias }) => alias)
