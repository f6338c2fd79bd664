import { CircleAlert } from 'lucide-react'
import { createRef } from 'react'
import { Avatar } from './avatar.tsx'
import { Button, LinkButton } from './button.tsx'
import { ChoiceChips, ToggleChips } from './choice-chips.tsx'
import { ChoiceLinks } from './choice-links.tsx'
import { Count } from './count.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field, FieldError, FieldFrame } from './field.tsx'
import { IconButton, IconLink } from './icon-button.tsx'
import { ListEnd } from './list-end.tsx'
import type { ListState } from './list-state.ts'
import { LoadFailed } from './load-failed.tsx'
import { Logo } from './logo.tsx'
import {
  Menu,
  MenuCheckItem,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './menu.tsx'
import { NewPill } from './new-pill.tsx'
import { FIRST_PAGE } from './page-trail.ts'
import { PagedList } from './paged-list.tsx'
import { Pager } from './pager.tsx'
import { PasswordField } from './password-field.tsx'
import { Popover } from './popover.tsx'
import { Progress } from './progress.tsx'
import { Sheet } from './sheet.tsx'
import { Skeleton } from './skeleton.tsx'
import { CentredSpinner, Spinner } from './spinner.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { Switch } from './switch.tsx'
import { TabPanel, Tabs } from './tabs.tsx'
import { ToldNotice } from './told-notice.tsx'

const VARIANTS = ['primary', 'secondary', 'outline', 'text'] as const
const nothing = () => {}

const CHOICES = [
  { to: '/page', text: 'New', isCurrent: true },
  { to: '/page?order=top', text: 'Top', isCurrent: false },
]

const LIST: ListState = {
  isPending: false,
  hasFailed: false,
  isOutdated: false,
  isBusy: false,
  retry: nothing,
  hasMore: false,
  isLoadingMore: false,
  hasMoreFailed: false,
  loadMore: nothing,
}

const LISTS: [string, Partial<ListState>][] = [
  ['Whole', {}],
  ['Pending', { isPending: true }],
  ['Failed', { hasFailed: true }],
  ['Outdated', { isOutdated: true }],
  ['More', { hasMore: true }],
  ['More failed', { hasMore: true, hasMoreFailed: true }],
]

/** What is a class and no component: styles/shapes.css and styles/lists.css. */
function Shapes() {
  return (
    <>
      <h2 className="page-title">A page's title</h2>
      <p className="page-lead">What it is for</p>
      <div className="section-head">
        <h2>A section</h2>
        <a href="#all" className="section-more">
          All of them
        </a>
      </div>
      <p className="meta-line">
        <span>@sari</span>
        <a href="#when">3 hours ago</a>
        <span>4 min</span>
      </p>
      <p className="meta-line meta-line-loose">
        <span>History</span>
        <span>4 min</span>
      </p>
      <ul className="row-list side-columns">
        <li className="relative">
          <a href="#card" className="card-link">
            All of the card
          </a>
        </li>
        <li>Beside it</li>
      </ul>
      <div className="note note-warn">
        <CircleAlert />
        <p>Not published yet</p>
        <Button size="sm">Publish</Button>
      </div>
      <p className="note note-danger">
        <CircleAlert />
        That password is wrong
      </p>
      <p className="note">Something to know</p>
      <div className="chips edge-scroller">
        <button type="button" className="chip" aria-pressed="true">
          Chosen
        </button>
        <button type="button" className="chip" aria-pressed="false">
          Not chosen
        </button>
      </div>
      <nav className="side-links" aria-label="Contents">
        <a href="#one">One</a>
      </nav>
      <p className="flex items-center icons-4">
        <CircleAlert /> <span className="lean block h-4 w-1 bg-accent" />
      </p>
      {(['act', 'act act-like', 'act act-save'] as const).map((look) => (
        <button key={look} type="button" className={look} aria-pressed="true">
          3 {look}
        </button>
      ))}
      <a className="link" href="#link">
        A link
      </a>
    </>
  )
}

/** Every component of ui/ and every shape of styles/, in its states; what opens is opened by the test. */
export const everyControl = (
  <main className="page">
    <h1>Every control</h1>
    {VARIANTS.map((variant) => (
      <div key={variant} className="wrap">
        <Button variant={variant}>Send</Button>
        <Button variant={variant} disabled>
          Not now
        </Button>
        <LinkButton variant={variant} to="/page">
          Page
        </LinkButton>
        <Button variant={variant} size="sm" aria-pressed>
          Followed
        </Button>
      </div>
    ))}
    <Button busy>Sending</Button>
    <IconButton label="Bell" icon="x" badge="3" />
    <IconButton label="No bell" icon="x" disabled />
    <IconLink label="Guilds" icon="x" to="/guilds" />
    <Logo />
    <Popover label="Settings" icon="x">
      <p>What can be set</p>
    </Popover>
    <Field label="Name" hint="As on the cover" />
    <Field label="Place" error="Where is that?" />
    <Field label="Closed" value="As it is" readOnly disabled />
    <FieldFrame id="words" label="Words" hint="A few" action={<a href="#words">Why?</a>}>
      <textarea id="words" className="input" />
    </FieldFrame>
    <FieldError>That was not taken</FieldError>
    <PasswordField label="Password" error="Too short" />
    <fieldset>
      <legend>Language</legend>
      <ChoiceChips
        choices={['English', 'Bahasa Melayu'].map((value) => ({ value, label: value }))}
        value="English"
        onChange={nothing}
      />
    </fieldset>
    <fieldset>
      <legend>Categories</legend>
      <ToggleChips
        choices={['History', 'Science', 'Sports'].map((value) => ({ value, label: value }))}
        chosen={['History', 'Science']}
        onToggle={nothing}
        firstMark="main"
      />
    </fieldset>
    <ErrorSummary
      prefix="x"
      errors={{ name: 'Who is it?' }}
      refusal={{ number: 1, message: null, isSignedOut: false, only: null }}
      onSignIn={nothing}
    />
    <Switch label="On" description="As long as you like" checked onChange={nothing} />
    <Switch label="Off" checked={false} onChange={nothing} />
    <Switch label="Fixed" checked disabled onChange={nothing} />
    <Tabs
      label="Tabs"
      tabs={[
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B' },
      ]}
      selected="a"
      onSelect={nothing}
    />
    <TabPanel id="a" selected="a">
      Panel
    </TabPanel>
    {(['tab', 'chip', 'feed-choice'] as const).map((look) => (
      <ChoiceLinks key={look} label={look} look={look} choices={CHOICES} />
    ))}
    <Progress label="Upload" value={3} max={7} />
    <Count value={3} words="3 likes" icon="x" />
    {Array.from({ length: 12 }, (_, person) => (
      <Avatar key={person} person={person} name="Sari Wijaya" src={null} />
    ))}
    <Avatar person={null} name="?" src={null} />
    <Skeleton className="h-4" />
    <Spinner />
    <CentredSpinner />
    <NewPill text="3 new" count={3} onShow={nothing} list={createRef()} />
    <LoadFailed title="Failed" retry={nothing} />
    <LoadFailed title="Failed again" text="Trying" retry={nothing} busy />
    <ToldNotice isFirst icon={<CircleAlert />} title="You’re unsubscribed" text="No more emails." />
    <EmptyState title="Empty" text="Nothing is here yet" action={<Button>Write</Button>} />
    {LISTS.map(([title, state]) => (
      <section key={title} aria-label={title}>
        <PagedList
          list={{ ...LIST, ...state }}
          className="row-list"
          items={state.isPending || state.hasFailed ? [] : ['One', 'Two']}
          empty="None"
          failed="Not there"
          end="All of it"
          skeleton={<Skeleton className="h-4" />}
        >
          {(item) => <li key={item}>{item}</li>}
        </PagedList>
      </section>
    ))}
    <ListEnd list={{ ...LIST, hasMore: true, isLoadingMore: true }} />
    <Pager trail={FIRST_PAGE} next="2" onChange={nothing} />
    <Pager trail={FIRST_PAGE} next={null} onChange={nothing} />
    <Shapes />
    <StickyBar aria-label="Actions">
      <Button variant="primary">Publish</Button>
    </StickyBar>
  </main>
)

export const openableMenu = (
  <Menu label="More" trigger="More" header="Sari Wijaya">
    <MenuLabel>What to do</MenuLabel>
    <MenuItem onSelect={nothing}>Leave</MenuItem>
    <MenuItem onSelect={nothing} tone="destructive">
      Delete
    </MenuItem>
    <MenuSeparator />
    <MenuLink to="/page">Page</MenuLink>
    <MenuCheckItem checked onChange={nothing}>
      Follow
    </MenuCheckItem>
    <MenuItem onSelect={nothing} disabled>
      Not now
    </MenuItem>
    <MenuRadioGroup label="Order" value="new" onChange={nothing}>
      <MenuRadioItem value="new">New</MenuRadioItem>
      <MenuRadioItem value="top">Top</MenuRadioItem>
    </MenuRadioGroup>
  </Menu>
)

export const openDialog = (
  <Dialog open title="Delete it?" description="It can be brought back." onClose={nothing}>
    <DialogActions>
      <Button>Keep</Button>
      <Button variant="primary">Delete</Button>
    </DialogActions>
  </Dialog>
)

export const openSheet = (
  <Sheet open label="Menu" onClose={nothing}>
    <nav className="side-menu">
      <a href="#home" aria-current="page">
        Home
      </a>
      <a href="#page">Page</a>
    </nav>
  </Sheet>
)
