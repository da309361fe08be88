import { CHECK_ADMITTED } from './unversioned-schema.ts'

/**
 * A hub's schema in PostgreSQL, one step of its format after the other. All objects are in the schema `shinpan`; its creator owns it, and only
 * the owner has access to the tables. A desk's role may read the entries of its tournaments and call the functions in `DESK_GRANTS`, no more. A
 * published step is never edited. `appendToHub` checks each entry as a desk does (its hash, its number, that all entries it refers to come before
 * it). It assigns the position under a lock on the tournament's row. So positions are committed in order, and a reader up to one misses none
 * before it. It writes the newest number of each device once, because PostgreSQL reads all former versions of a row that one transaction
 * updates repeatedly.
 */
export const HUB_FORMAT: readonly string[] = [
  `
  CREATE TABLE shinpan.tournament (
    id bytea PRIMARY KEY CHECK (octet_length(id) = 32), name text NOT NULL, last bigint NOT NULL DEFAULT 0,
    -- those that no other names: who names all of them follows on everything
    heads bytea[] NOT NULL DEFAULT '{}'
  );
  CREATE TABLE shinpan.desk (
    role name PRIMARY KEY, name text NOT NULL, made timestamptz NOT NULL DEFAULT now(), revoked timestamptz, seen timestamptz
  );
  CREATE UNIQUE INDEX desk_name ON shinpan.desk (name) WHERE revoked IS NULL;
  CREATE TABLE shinpan.member (
    role name NOT NULL REFERENCES shinpan.desk, tournament bytea NOT NULL REFERENCES shinpan.tournament, PRIMARY KEY (role, tournament)
  );
  CREATE TABLE shinpan.device (
    tournament bytea NOT NULL REFERENCES shinpan.tournament, device text NOT NULL, last bigint NOT NULL, role name, PRIMARY KEY (tournament, device)
  );
  CREATE TABLE shinpan.entry (
    tournament bytea NOT NULL REFERENCES shinpan.tournament, position bigint NOT NULL,
    device text COLLATE "C" NOT NULL, number bigint NOT NULL, at text NOT NULL, by text NOT NULL, kind text NOT NULL, version integer NOT NULL,
    body text NOT NULL, previous bytea NOT NULL, hash bytea NOT NULL, sent_by name NOT NULL, sent timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (tournament, position), UNIQUE (tournament, device, number), UNIQUE (tournament, hash)
  );
  -- as a new desk takes a whole tournament: in the order of the log
  CREATE INDEX entry_in_order ON shinpan.entry (tournament, number, device);
  CREATE TABLE shinpan.refused (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(), role name NOT NULL, tournament bytea, why text NOT NULL, entry text
  );
  CREATE INDEX refused_by ON shinpan.refused (role, at);

  ALTER TABLE shinpan.tournament ENABLE ROW LEVEL SECURITY;
  ALTER TABLE shinpan.desk ENABLE ROW LEVEL SECURITY;
  ALTER TABLE shinpan.member ENABLE ROW LEVEL SECURITY;
  ALTER TABLE shinpan.device ENABLE ROW LEVEL SECURITY;
  ALTER TABLE shinpan.entry ENABLE ROW LEVEL SECURITY;
  ALTER TABLE shinpan.refused ENABLE ROW LEVEL SECURITY;
  CREATE POLICY own ON shinpan.desk FOR SELECT USING (role = current_user);
  CREATE POLICY own ON shinpan.member FOR SELECT
    USING (role = current_user AND EXISTS (SELECT 1 FROM shinpan.desk d WHERE d.role = current_user AND d.revoked IS NULL));
  CREATE POLICY own ON shinpan.tournament FOR SELECT USING (id IN (SELECT m.tournament FROM shinpan.member m));
  CREATE POLICY own ON shinpan.device FOR SELECT USING (tournament IN (SELECT m.tournament FROM shinpan.member m));
  CREATE POLICY own ON shinpan.entry FOR SELECT USING (tournament IN (SELECT m.tournament FROM shinpan.member m));

  -- Without a search path of its own, so that it is inlined into append, which sets one.
  CREATE FUNCTION shinpan.hash_of(device text, number bigint, at text, by text, kind text, version integer, body text, previous bytea)
  RETURNS bytea LANGUAGE sql STABLE STRICT AS $$
    SELECT sha256(
      convert_to(
        octet_length(device) || ':' || device || ',' || length(number::text) || ':' || number || ',' || octet_length(at) || ':' || at || ',' ||
        octet_length(by) || ':' || by || ',' || octet_length(kind) || ':' || kind || ',' || length(version::text) || ':' || version || ',' ||
        octet_length(body) || ':' || body || ',' || octet_length(previous) || ':', 'UTF8') || previous || '\\x2c'::bytea)
  $$;

  -- Whether what an entry names stands behind the newest one of a device, at whatever distance.
  CREATE FUNCTION shinpan.follows(wanted bytea, writer text, newest bigint, named bytea[]) RETURNS boolean
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
  DECLARE
    own bytea;
    behind bytea[] := named;
  BEGIN
    SELECT e.hash INTO own FROM shinpan.entry e WHERE e.tournament = wanted AND e.device = writer AND e.number = newest;
    WHILE behind IS NOT NULL LOOP
      IF own = ANY (behind) THEN RETURN true; END IF;
      SELECT array_agg(DISTINCT substring(e.previous FROM n * 32 + 1 FOR 32)) INTO behind
        FROM shinpan.entry e CROSS JOIN LATERAL generate_series(0, octet_length(e.previous) / 32 - 1) n
        WHERE e.tournament = wanted AND e.hash = ANY (behind) AND e.number > newest;
    END LOOP;
    RETURN false;
  END
  $$;

  -- Answers {"position": the newest}, or {"refused": why, "entry": its name} where nothing of it was taken. So the note of it stays, whoever
  -- asks, and all desks hear of it; who takes the whole transaction back takes the note along, but not the line in the server's log.
  -- Refused: SHHSH the hash does not fit; SHLNK it names what is not there; SHNUM its number does not follow; SHFRK another entry bears its
  -- name; SHOWN it does not follow on what its device wrote before. Raised: SHREV not, or no longer, a desk of this tournament.
  CREATE FUNCTION shinpan.append(
    wanted bytea, devices text[], numbers bigint[], ats text[], bys text[], kinds text[], versions integer[], bodies text[], previouses bytea[], hashes bytea[]
  ) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DECLARE
    place bigint;
    newest bigint;
    own bigint;
    highest bigint;
    -- the newest number that came here, by device
    sent_of jsonb := '{}';
    tips bytea[];
    -- the number of the only tip, if it came here
    tip bigint;
    parents bytea[];
    named text;
    why text;
    sent record;
  BEGIN
    ${CHECK_ADMITTED}
    -- from here to the end of the transaction nobody else gives positions: they are seen in their order
    SELECT t.last, t.heads INTO place, tips FROM shinpan.tournament t WHERE t.id = wanted FOR UPDATE;
    newest := place;
    BEGIN
      FOR sent IN SELECT * FROM unnest(devices, numbers, ats, bys, kinds, versions, bodies, previouses, hashes)
                  AS s(device, number, at, author, kind, version, body, previous, hash) ORDER BY s.number, s.device COLLATE "C"
      LOOP
        named := coalesce(sent.device, '') || ':' || coalesce(sent.number, 0);
        own := sent_of ->> sent.device;
        IF own IS NULL THEN
          SELECT d.last INTO own FROM shinpan.device d WHERE d.tournament = wanted AND d.device = sent.device;
        END IF;
        IF sent.number <= own THEN
          -- sent again, as after an answer that was lost
          CONTINUE WHEN EXISTS (SELECT 1 FROM shinpan.entry e WHERE e.tournament = wanted AND e.device = sent.device AND e.number = sent.number AND e.hash = sent.hash);
          RAISE EXCEPTION USING ERRCODE = 'SHFRK';
        END IF;
        IF sent.hash IS NULL OR sent.hash IS DISTINCT FROM shinpan.hash_of(sent.device, sent.number, sent.at, sent.author, sent.kind, sent.version, sent.body, sent.previous) THEN
          RAISE EXCEPTION USING ERRCODE = 'SHHSH';
        END IF;
        parents := NULL;
        highest := 0;
        IF sent.previous = decode(repeat('00', 32), 'hex') THEN
          IF sent.hash <> wanted OR sent.number <> 1 THEN
            RAISE EXCEPTION USING ERRCODE = 'SHLNK';
          END IF;
        ELSIF tip IS NOT NULL AND tips = ARRAY[sent.previous] THEN
          parents := tips;
          highest := tip;
        ELSE
          SELECT array_agg(e.hash), max(e.number) INTO parents, highest FROM generate_series(0, octet_length(sent.previous) / 32 - 1) n
            JOIN shinpan.entry e ON e.tournament = wanted AND e.hash = substring(sent.previous FROM n * 32 + 1 FOR 32);
          IF octet_length(sent.previous) = 0 OR octet_length(sent.previous) <> coalesce(cardinality(parents), 0) * 32 THEN
            RAISE EXCEPTION USING ERRCODE = 'SHLNK';
          END IF;
        END IF;
        IF sent.number <> highest + 1 THEN
          RAISE EXCEPTION USING ERRCODE = 'SHNUM';
        END IF;
        IF tips <@ parents THEN
          tips := ARRAY[sent.hash];
          tip := sent.number;
        ELSE
          IF own > 0 AND NOT shinpan.follows(wanted, sent.device, own, parents) THEN
            RAISE EXCEPTION USING ERRCODE = 'SHOWN';
          END IF;
          tips := ARRAY(SELECT unnest(tips) EXCEPT SELECT unnest(parents)) || sent.hash;
          tip := NULL;
        END IF;
        newest := newest + 1;
        INSERT INTO shinpan.entry (tournament, position, device, number, at, by, kind, version, body, previous, hash, sent_by)
          VALUES (wanted, newest, sent.device, sent.number, sent.at, sent.author, sent.kind, sent.version, sent.body, sent.previous, sent.hash, session_user);
        sent_of := sent_of || jsonb_build_object(sent.device, sent.number);
      END LOOP;
      -- once for all: each further update of a row in one transaction makes the next one slower
      INSERT INTO shinpan.device (tournament, device, last, role) SELECT wanted, key, value::bigint, NULL FROM jsonb_each_text(sent_of)
        ON CONFLICT (tournament, device) DO UPDATE SET last = excluded.last;
    EXCEPTION WHEN SQLSTATE 'SHHSH' OR SQLSTATE 'SHLNK' OR SQLSTATE 'SHNUM' OR SQLSTATE 'SHFRK' OR SQLSTATE 'SHOWN' THEN
      GET STACKED DIAGNOSTICS why = RETURNED_SQLSTATE;
      named := left(named, 100);
      RAISE LOG 'shinpan refused entry % of % (%), tournament %', to_json(named), session_user, why, encode(wanted, 'hex');
      IF (SELECT count(*) FROM shinpan.refused r WHERE r.role = session_user AND r.at > now() - interval '1 hour') < 100 THEN
        INSERT INTO shinpan.refused (role, tournament, why, entry) VALUES (session_user, wanted, why, named);
        PERFORM pg_notify('shinpan', 'refused ' || encode(wanted, 'hex'));
      END IF;
      RETURN jsonb_build_object('refused', why, 'entry', named);
    END;
    IF newest > place THEN
      UPDATE shinpan.tournament t SET last = newest, heads = tips WHERE t.id = wanted;
      PERFORM pg_notify('shinpan', encode(wanted, 'hex') || ' ' || newest);
    END IF;
    RETURN jsonb_build_object('position', newest);
  END
  $$;

  -- What the hub refused in the last day, by desk: for all desks of the tournament. Who was shut out meanwhile is of no more concern.
  CREATE FUNCTION shinpan.refusals(wanted bytea) RETURNS TABLE (desk text, times integer, at timestamptz, why text, entry text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT d.name, count(*)::integer, max(r.at), (array_agg(r.why ORDER BY r.id DESC))[1], (array_agg(r.entry ORDER BY r.id DESC))[1]
    FROM shinpan.refused r JOIN shinpan.desk d ON d.role = r.role
    WHERE r.tournament = wanted AND d.revoked IS NULL AND r.at > now() - interval '1 day'
      AND EXISTS (SELECT 1 FROM shinpan.member m JOIN shinpan.desk o ON o.role = m.role
                  WHERE m.role = session_user AND m.tournament = wanted AND o.revoked IS NULL)
    GROUP BY d.role ORDER BY max(r.id) DESC LIMIT 20
  $$;

  -- Which desk writes under a device's name; false where another desk's does that was not shut out.
  CREATE FUNCTION shinpan.claim(wanted bytea, name text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DECLARE
    holder pg_catalog.name;
  BEGIN
    ${CHECK_ADMITTED}
    INSERT INTO shinpan.device AS d (tournament, device, last, role) VALUES (wanted, name, 0, session_user)
      ON CONFLICT (tournament, device) DO UPDATE
        SET role = CASE WHEN EXISTS (SELECT 1 FROM shinpan.desk h WHERE h.role = d.role AND h.revoked IS NULL) THEN d.role ELSE excluded.role END
      RETURNING d.role INTO holder;
    UPDATE shinpan.desk d SET seen = now() WHERE d.role = session_user;
    RETURN holder = session_user;
  END
  $$;

  REVOKE ALL ON FUNCTION shinpan.append(bytea, text[], bigint[], text[], text[], text[], integer[], text[], bytea[], bytea[]) FROM PUBLIC;
  REVOKE ALL ON FUNCTION shinpan.claim(bytea, text) FROM PUBLIC;
  REVOKE ALL ON FUNCTION shinpan.follows(bytea, text, bigint, bytea[]) FROM PUBLIC;
  REVOKE ALL ON FUNCTION shinpan.hash_of(text, bigint, text, text, text, integer, text, bytea) FROM PUBLIC;
  REVOKE ALL ON FUNCTION shinpan.refusals(bytea) FROM PUBLIC;
  `,
]

/** The least format that a desk must know to append to a hub of the newest: raised only where an older one would do harm. A hub says its own. */
export const LEAST_DESK = 1

/** The rights of a desk's role, besides connecting. */
export const DESK_GRANTS: readonly string[] = [
  'USAGE ON SCHEMA shinpan',
  'SELECT ON shinpan.about, shinpan.tournament, shinpan.desk, shinpan.member, shinpan.device, shinpan.entry',
  'EXECUTE ON FUNCTION shinpan.append, shinpan.refusals, shinpan.claim',
]
