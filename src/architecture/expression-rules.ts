import { parseAll } from './constant-text.ts'
import { findExcuses, findExpressions, type FoundExpression } from './find-expressions.ts'
import type { Violation } from './import-rules.ts'
import { judgeExpression, type Growth } from './judge-expression.ts'
import { isForTests, locationOf } from './locations.ts'
import type { SourceFile } from './read-module.ts'

export const EXPRESSION_RULES = {
  linear: 'a regular expression takes linear time, or its text is short',
  excuse: 'an excuse for an expression names its bound and is needed',
}

/** Files whose expressions meet other people's texts. */
const isJudged = ({ path }: SourceFile): boolean => locationOf(path).root !== 'outside' && !isForTests(path)

/** Every expression that the analyser can read. */
export function readableExpressions(files: SourceFile[]): (FoundExpression & { source: string })[] {
  const modules = parseAll(files)
  return files
    .filter(isJudged)
    .flatMap(({ path, source }) => findExpressions(path, source, modules))
    .flatMap(({ source, ...found }) => (source === undefined ? [] : [{ ...found, source }]))
}

/** Every regular expression that is applied to other people's texts, judged by an analyser. */
export function checkExpressions(files: SourceFile[]): Violation[] {
  const modules = parseAll(files)
  return files.filter(isJudged).flatMap(({ path, source }) => {
    const parsed = modules.get(path)
    if (parsed === undefined) return []
    const excuses = findExcuses(source, parsed)
    const judged = findExpressions(path, source, modules).map((found) => ({
      ...found,
      growth: growthOf(found),
    }))
    const isExcused = (line: number): boolean => excuses.some((excuse) => excuse.line === line)
    return [
      ...judged
        .filter(({ growth, line }) => growth === 'exponential' || (growth !== 'linear' && !isExcused(line)))
        .map(({ line, written, growth }) => ({
          rule: EXPRESSION_RULES.linear,
          path,
          detail: `line ${line}: ${written} is ${growth}`,
        })),
      ...excuses
        .filter(
          ({ line, reason }) =>
            !/\d/.test(reason) || judged.every((found) => found.line !== line || found.growth === 'linear'),
        )
        .map(({ line, reason }) => ({
          rule: EXPRESSION_RULES.excuse,
          path,
          detail: `line ${line - 1}: bounded: ${reason}`,
        })),
    ]
  })
}

function growthOf({ source, flags, isRepeated }: FoundExpression): Growth {
  return source === undefined ? 'unknown' : judgeExpression(source, flags, isRepeated)
}
