import { readQuestionId } from '../read-question-id.ts'

/** A question by its number, its clean path or its address, as people copy it; null for anything else. */
export function readOriginal(text: string): number | null {
  const trimmed = text.trim().replace(/^#/, '')
  const named = /\/question\/(\d{1,15})(?![\d/])/.exec(trimmed)?.[1]
  return readQuestionId(named ?? trimmed)
}
