-- Asked at the end of every transaction of an owner that wrote something: whoever passed the guard before an account was erased keeps
-- nothing after it. The owner's row is held until the commit, so that an erasure, which deletes that row first, comes before or after.
-- A row that is being deleted is passed over instead of waited for: the erasure waits for what this transaction holds.
CREATE FUNCTION "hold_owner"("owner" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF pg_current_xact_id_if_assigned() IS NULL OR current_setting('app.is_erased', true) = 'yes' THEN
    RETURN;
  END IF;
  -- A sample household is the person's it was made for.
  PERFORM set_config('app.person_id', regexp_replace(owner, '^sample_', ''), true);
  PERFORM 1 FROM people WHERE id = current_setting('app.person_id') FOR KEY SHARE SKIP LOCKED;
  IF NOT FOUND THEN
    -- Members change a household beside each other, and one of them may hold its row: whether it is there is all that counts.
    PERFORM 1 FROM households WHERE person_id = owner;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the owner of these rows is gone' USING ERRCODE = 'DF001';
    END IF;
  END IF;
  PERFORM set_config('app.person_id', owner, true);
END
$$;
