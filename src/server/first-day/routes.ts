import { getFirstDay, markFirstDay, sendTestMail, type FirstDay } from '../../contract/first-day.ts'
import { findLastBackup } from '../backup/public.ts'
import type { Db } from '../platform/db.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { findMarks, getEmail, saveMailTest, saveMark } from './queries.ts'
import { judgeFirstDay, senderOf } from './rules.ts'
import { problemOf, writeTestMail } from './test-mail.ts'

export function firstDayRoutes(server: Server): void {
  const { config, secret } = server

  serve(server, getFirstDay, ({ db }) => findFirstDay(server, db))

  serve(server, sendTestMail, async ({ db, viewer, language }) => {
    await enforceRateLimits(server.limits, [['testMails', String(viewer.id)]])
    const mail = writeTestMail(await getEmail(db, viewer.id), config, language)
    const problem = await server.sendMail(mail).then(() => null, problemOf)
    await saveMailTest(db, { sender: senderOf(config, secret), problem })
    return findFirstDay(server, db)
  })

  serve(server, markFirstDay, async ({ db, body: { mark } }) => {
    await saveMark(db, mark)
    return findFirstDay(server, db)
  })
}

async function findFirstDay({ config, secret }: Server, db: Db): Promise<FirstDay> {
  return judgeFirstDay(config, secret, await findMarks(db), await findLastBackup(db, config))
}
