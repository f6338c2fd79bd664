import type { ReactNode } from 'react'
import type { QuestionCard } from '../../contract/questions.ts'
import { QuestionRow } from '../questions/public.ts'

/** A row has no foot of its own: what can be done with it stands under its words. */
export function SavedQuestion({ question, foot }: { question: QuestionCard; foot: ReactNode }) {
  return (
    <>
      <QuestionRow question={question} />
      <div className="-mt-5 pb-5 md:pl-34">{foot}</div>
    </>
  )
}
