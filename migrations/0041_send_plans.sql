-- Its statements are planned once for each connection, not at every call: what they do does not depend on whose
-- conversation it is, and planning was two thirds of what sending cost.
alter function send_messages(jsonb, timestamptz, integer, integer, text) set plan_cache_mode = force_generic_plan;
