import { CircleHelp, MessageSquareText } from 'lucide-react'
import { QuestionRow, QuestionRowSkeleton } from '../../questions/public.ts'
import { useText } from '../../platform/language.tsx'
import { usePlace } from '../../platform/link.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { ChoiceLinks } from '../../ui/choice-links.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { pathOfTab } from '../profile-tabs.ts'
import { AnswerRow } from './answer-row.tsx'
import { ProfileList } from './profile-list.tsx'
import { messages } from './qa-messages.ts'
import { answersOf, questionsOf } from './qa-queries.ts'
import type { TabProps } from './tab-props.ts'

/** What somebody asked and what they answered, with ?list=answers for the second. */
export function QaTab(props: TabProps) {
  const t = useText(messages)
  const isAnswers = usePlace().query.get('list') === 'answers'
  const path = pathOfTab(props.base, 'qa')
  return (
    <>
      <ChoiceLinks
        label={t('lists')}
        look="chip"
        className="mt-4"
        choices={[
          { to: path, text: t('questions'), isCurrent: !isAnswers },
          { to: `${path}&list=answers`, text: t('answers'), isCurrent: isAnswers },
        ]}
      />
      {isAnswers ? <Answers {...props} /> : <Questions {...props} />}
    </>
  )
}

function Questions({ profile, isOwn }: TabProps) {
  const t = useText(messages)
  const { items = [], ...list } = usePagedList(questionsOf(profile.id))
  return (
    <ProfileList
      list={list}
      items={items}
      skeleton={<QuestionRowSkeleton />}
      empty={
        <EmptyState
          icon={<CircleHelp />}
          title={t('noQuestions')}
          text={isOwn ? t('ownNoQuestions') : t('noQuestionsText', { name: profile.name })}
          action={
            isOwn && (
              <LinkButton to="/question/ask" variant="primary">
                {t('ask')}
              </LinkButton>
            )
          }
        />
      }
    >
      {(question) => (
        <li key={question.id}>
          <QuestionRow question={question} />
        </li>
      )}
    </ProfileList>
  )
}

function Answers({ profile, isOwn }: TabProps) {
  const t = useText(messages)
  const { items = [], ...list } = usePagedList(answersOf(profile.id))
  return (
    <ProfileList
      list={list}
      items={items}
      rowClassName="py-4"
      skeleton={
        <>
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-3 h-12 w-full" />
        </>
      }
      empty={
        <EmptyState
          icon={<MessageSquareText />}
          title={t('noAnswers')}
          text={isOwn ? t('ownNoAnswers') : t('noAnswersText', { name: profile.name })}
          action={
            isOwn && (
              <LinkButton to="/question?tab=unanswered" variant="primary">
                {t('findOne')}
              </LinkButton>
            )
          }
        />
      }
    >
      {(answer) => (
        <li key={answer.id}>
          <AnswerRow answer={answer} />
        </li>
      )}
    </ProfileList>
  )
}
