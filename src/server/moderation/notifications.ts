import type { Notifications, NotificationType } from '../content/notification-type.ts'
import type { Text } from '../../contract/messages.ts'
import { MODERATED } from '../staff/public.ts'
import { REPORT_DECIDED } from '../reports/public.ts'
import {
  APPEAL_DECIDED,
  listAnswers,
  listAppealFacts,
  listModeratedFacts,
  listReasons,
  listReportFacts,
} from './notify-queries.ts'
import { labels, words } from './notify-messages.ts'

const OWN = '/appeals'
const HELP = '/help-center?page=reporting'

/** Decisions about somebody go by mail too: whoever is not here learns of them in time to appeal. */
const decision = (said: Text): NotificationType => ({
  icon: 'system',
  filter: 'system',
  label: labels.decisions,
  words: said,
  channels: { inApp: true, mail: true, push: false },
})

/** It happened, and stays to be read. */
const lasting = (said: Text): NotificationType => ({ ...decision(said), isLasting: true })

const report = (label: Text, said: Text): NotificationType => ({
  icon: 'system',
  filter: 'system',
  label,
  words: said,
  channels: { inApp: true, mail: false, push: false },
  leadsTo: HELP,
  isLasting: true,
})

export const notifications: Notifications = {
  types: {
    'content-hidden': { ...decision(words.hidden), label: labels.hidden },
    'content-kept': { ...lasting(words.kept), label: labels.kept },
    'content-removed': {
      ...lasting(words.removed),
      label: labels.removed,
      note: { words: words.removedFor, list: listReasons('hide') },
      leadsTo: OWN,
    },
    'content-marked': { ...decision(words.marked), label: labels.marked },
    'content-restored': { ...lasting(words.restored), label: labels.restored },
    warned: {
      ...lasting(words.warned),
      label: labels.warned,
      note: { words: words.warnedFor, list: listReasons('warn') },
      leadsTo: OWN,
    },
    silenced: {
      ...lasting(words.silenced),
      label: labels.silenced,
      note: { words: words.silencedFor, list: listReasons('silence') },
      leadsTo: OWN,
    },
    'sanction-lifted': { ...lasting(words.lifted), label: labels.lifted, leadsTo: OWN },
    'appeal-overturned': {
      ...lasting(words.overturned),
      label: labels.overturned,
      note: { words: words.overturnedFor, list: listAnswers },
      leadsTo: OWN,
    },
    'appeal-upheld': {
      ...lasting(words.upheld),
      label: labels.upheld,
      note: { words: words.upheldFor, list: listAnswers },
      leadsTo: OWN,
    },
    'report-founded': report(labels.founded, words.founded),
    'report-unfounded': report(labels.unfounded, words.unfounded),
  },
  sources: {
    [MODERATED]: listModeratedFacts,
    [APPEAL_DECIDED]: listAppealFacts,
    [REPORT_DECIDED]: listReportFacts,
  },
}
