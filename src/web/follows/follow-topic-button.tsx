import type { TopicKind } from '../../contract/follows.ts'
import { FollowButton } from './follow-button.tsx'
import { isFollowed } from './topic-queries.ts'
import { useTopics } from './use-topics.ts'

interface FollowTopicButtonProps {
  kind: TopicKind
  topic: string
  name: string
}

/** On the page of a category or tag. */
export function FollowTopicButton({ kind, topic, name }: FollowTopicButtonProps) {
  const { topics, toggle, wall } = useTopics()
  return (
    <>
      <FollowButton
        name={name}
        isFollowing={isFollowed(topics, kind, topic)}
        onToggle={() => toggle(kind, topic)}
      />
      {wall}
    </>
  )
}
