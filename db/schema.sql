-- Written by "npm run schema -- --write" from db/migrations; read it, change a migration.

CREATE FUNCTION public.frame_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare changed record := coalesce(new, old);
begin
  perform mark_dirty('edge', changed.site_id, 0, nextval('frame_revision'));
  return null;
end $$;

CREATE FUNCTION public.guard_by_site(guarded regclass) RETURNS void
    LANGUAGE plpgsql
    AS $_$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format($policy$create policy site_select on %s for select using
    (site_id = any ((select string_to_array(current_setting('app.reads', true), ',')::int[])::int[]))$policy$, guarded);
  execute format($policy$create policy site_insert on %s for insert with check
    (site_id = (select nullif(current_setting('app.writes', true), '')::int))$policy$, guarded);
  execute format($policy$create policy site_update on %s for update using
    (site_id = (select nullif(current_setting('app.writes', true), '')::int))$policy$, guarded);
  execute format($policy$create policy site_delete on %s for delete using
    (site_id = (select nullif(current_setting('app.writes', true), '')::int))$policy$, guarded);
  execute format('grant select, insert, update, delete on %s to imprint_app', guarded);
end $_$;

CREATE FUNCTION public.mark_dirty(marked_sink text, marked_site integer, marked_item bigint, marked_revision bigint) RETURNS void
    LANGUAGE sql
    AS $$
  insert into dirty_mark (sink, site_id, item_id, revision)
  values (marked_sink, marked_site, marked_item, marked_revision)
  on conflict (sink, site_id, item_id) do update
    set revision = greatest(dirty_mark.revision, excluded.revision), due_at = now(), attempts = 0, last_error = null;
$$;

CREATE FUNCTION public.mark_item() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_dirty('index', new.site_id, new.id, new.revision), mark_dirty('edge', new.site_id, new.id, new.revision);
  return null;
end $$;

CREATE SEQUENCE public.id_counter
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    MAXVALUE 1099511627775
    CACHE 1;

CREATE FUNCTION public.new_id(site integer) RETURNS bigint
    LANGUAGE sql
    RETURN (((site)::bigint << 40) | nextval('public.id_counter'::regclass));

CREATE FUNCTION public.raise_revision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end $$;

CREATE FUNCTION public.refuse_item_deletion() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'items are withdrawn, not deleted' using errcode = 'restrict_violation';
end $$;

CREATE FUNCTION public.touch_item() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update item set status = status where site_id = new.site_id and id = new.id;
  return null;
end $$;

CREATE FUNCTION public.touch_journal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update item set status = status where site_id = new.site_id and id = new.journal_id;
  return null;
end $$;

CREATE FUNCTION public.touch_journal_of_period() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update item set status = item.status from period
  where period.site_id = new.site_id and period.id = new.id and item.site_id = period.site_id and item.id = period.journal_id;
  return null;
end $$;

CREATE TABLE public.banner_item (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    banner_id bigint NOT NULL,
    "position" integer NOT NULL,
    type text NOT NULL,
    url text,
    target_id bigint,
    index_id text,
    res_name jsonb DEFAULT '{}'::jsonb NOT NULL,
    description jsonb DEFAULT '{}'::jsonb NOT NULL,
    vas_doc_link text,
    doi text,
    target_site_id integer,
    picture_url text,
    CONSTRAINT banner_item_check CHECK ((((id >> 40))::integer = site_id)),
    CONSTRAINT banner_item_type_check CHECK ((type = ANY (ARRAY['link'::text, 'wechat'::text, 'news'::text, 'album'::text, 'article'::text, 'other'::text])))
);

ALTER TABLE ONLY public.banner_item FORCE ROW LEVEL SECURITY;

CREATE TABLE public.channel (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    parent_id bigint,
    "position" integer NOT NULL,
    code text NOT NULL,
    names jsonb NOT NULL,
    enable boolean DEFAULT true NOT NULL,
    link_type text,
    link_value text,
    banner_id bigint,
    news_data_type text,
    CONSTRAINT channel_check CHECK ((((id >> 40))::integer = site_id)),
    CONSTRAINT channel_link_type_check CHECK ((link_type = ANY (ARRAY['self'::text, 'blank'::text])))
);

ALTER TABLE ONLY public.channel FORCE ROW LEVEL SECURITY;

CREATE TABLE public.column_text (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    channel_id bigint,
    code text,
    "position" integer NOT NULL,
    titles jsonb NOT NULL,
    summaries jsonb DEFAULT '{}'::jsonb NOT NULL,
    bodies jsonb DEFAULT '{}'::jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT column_text_check CHECK ((((id >> 40))::integer = site_id))
);

ALTER TABLE ONLY public.column_text FORCE ROW LEVEL SECURITY;

CREATE TABLE public.common_code (
    site_id integer NOT NULL,
    category text NOT NULL,
    code text NOT NULL,
    "position" integer NOT NULL,
    names jsonb NOT NULL
);

ALTER TABLE ONLY public.common_code FORCE ROW LEVEL SECURITY;

CREATE TABLE public.dirty_mark (
    sink text NOT NULL,
    site_id integer NOT NULL,
    item_id bigint NOT NULL,
    revision bigint NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    CONSTRAINT dirty_mark_sink_check CHECK ((sink = ANY (ARRAY['index'::text, 'edge'::text, 'edge-again'::text])))
);

CREATE SEQUENCE public.frame_revision
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.item (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    titles jsonb NOT NULL,
    doi text,
    cover text,
    published_on date,
    views bigint DEFAULT 0 NOT NULL,
    downloads bigint DEFAULT 0 NOT NULL,
    citations bigint DEFAULT 0 NOT NULL,
    revision bigint DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT item_check CHECK ((((id >> 40))::integer = site_id)),
    CONSTRAINT item_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text])))
);

ALTER TABLE ONLY public.item FORCE ROW LEVEL SECURITY;

CREATE TABLE public.journal (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    issn text,
    eissn text,
    cn text,
    sponsors jsonb DEFAULT '{}'::jsonb NOT NULL,
    supervisors jsonb DEFAULT '{}'::jsonb NOT NULL,
    editors_in_chief jsonb DEFAULT '{}'::jsonb NOT NULL,
    publishers jsonb DEFAULT '{}'::jsonb NOT NULL,
    places jsonb DEFAULT '{}'::jsonb NOT NULL,
    readerships jsonb DEFAULT '{}'::jsonb NOT NULL,
    introductions jsonb DEFAULT '{}'::jsonb NOT NULL,
    frequency text,
    start_year integer,
    impact_factor numeric(6,3),
    indexed text[] DEFAULT '{}'::text[] NOT NULL,
    group_type text
);

ALTER TABLE ONLY public.journal FORCE ROW LEVEL SECURITY;

CREATE TABLE public.module (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    channel_id bigint,
    "position" integer NOT NULL,
    code text NOT NULL,
    titles jsonb DEFAULT '{}'::jsonb NOT NULL,
    style_id text NOT NULL,
    area text DEFAULT 'main'::text NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    css_content text,
    CONSTRAINT module_area_check CHECK ((area = ANY (ARRAY['wide'::text, 'main'::text, 'side'::text]))),
    CONSTRAINT module_check CHECK ((((id >> 40))::integer = site_id))
);

ALTER TABLE ONLY public.module FORCE ROW LEVEL SECURITY;

CREATE TABLE public.period (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    journal_id bigint NOT NULL,
    year integer NOT NULL,
    volume text,
    issue text NOT NULL,
    first_page text,
    last_page text,
    themes jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT period_year_check CHECK (((year >= 1600) AND (year <= 2200)))
);

ALTER TABLE ONLY public.period FORCE ROW LEVEL SECURITY;

CREATE TABLE public.site (
    site_id integer NOT NULL,
    sld text NOT NULL,
    domain text NOT NULL,
    classification text NOT NULL,
    template_id text NOT NULL,
    default_language text NOT NULL,
    languages text[] NOT NULL,
    time_zone text DEFAULT 'Asia/Shanghai'::text NOT NULL,
    colour_id integer NOT NULL,
    colour text,
    colour1 text,
    colour2 text,
    colour3 text,
    gray_type integer DEFAULT 0 NOT NULL,
    mag_id bigint,
    media_permission boolean DEFAULT false NOT NULL,
    umt_flag boolean DEFAULT false NOT NULL,
    visit_power boolean DEFAULT true NOT NULL,
    download_power boolean DEFAULT true NOT NULL,
    logo1 text,
    picture_url text,
    keywords jsonb DEFAULT '{}'::jsonb NOT NULL,
    stop_url text,
    static_page_url text,
    expires_at timestamp with time zone,
    forbidden boolean DEFAULT false NOT NULL,
    maintenance boolean DEFAULT false NOT NULL,
    revision bigint DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT site_classification_check CHECK ((classification = ANY (ARRAY['journal'::text, 'group'::text, 'portal'::text]))),
    CONSTRAINT site_colour_id_check CHECK ((((colour_id >= 1) AND (colour_id <= 11)) OR (colour_id = 15))),
    CONSTRAINT site_gray_type_check CHECK ((gray_type = ANY (ARRAY[0, 1, 2]))),
    CONSTRAINT site_site_id_check CHECK (((site_id >= 1) AND (site_id <= 8388607))),
    CONSTRAINT site_sld_check CHECK ((sld ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'::text))
);

CREATE TABLE public.site_config (
    site_id integer NOT NULL,
    section text NOT NULL,
    value jsonb NOT NULL
);

ALTER TABLE ONLY public.site_config FORCE ROW LEVEL SECURITY;

CREATE TABLE public.site_gathering (
    portal_id integer NOT NULL,
    site_id integer NOT NULL,
    "position" integer NOT NULL
);

CREATE TABLE public.site_host (
    host text NOT NULL,
    site_id integer NOT NULL,
    CONSTRAINT site_host_host_check CHECK ((host = lower(host)))
);

CREATE TABLE public.tool_link (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    index_id text NOT NULL,
    "position" integer NOT NULL,
    type text NOT NULL,
    platform_type text,
    res_name jsonb NOT NULL,
    description jsonb DEFAULT '{}'::jsonb NOT NULL,
    cover text,
    cover_id text,
    link_type2 text,
    link_value2 text,
    bounce_picture_url text,
    picture_url text,
    url text,
    CONSTRAINT tool_link_check CHECK ((((id >> 40))::integer = site_id)),
    CONSTRAINT tool_link_platform_type_check CHECK ((platform_type = ANY (ARRAY['rss'::text, 'email'::text, 'folderAdd'::text, 'share'::text]))),
    CONSTRAINT tool_link_type_check CHECK ((type = ANY (ARRAY['pop'::text, 'share'::text, 'platform'::text, 'external'::text])))
);

ALTER TABLE ONLY public.tool_link FORCE ROW LEVEL SECURITY;

ALTER TABLE ONLY public.banner_item
    ADD CONSTRAINT banner_item_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.channel
    ADD CONSTRAINT channel_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.column_text
    ADD CONSTRAINT column_text_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.column_text
    ADD CONSTRAINT column_text_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.common_code
    ADD CONSTRAINT common_code_pkey PRIMARY KEY (site_id, category, code);

ALTER TABLE ONLY public.dirty_mark
    ADD CONSTRAINT dirty_mark_pkey PRIMARY KEY (sink, site_id, item_id);

ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.module
    ADD CONSTRAINT module_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.period
    ADD CONSTRAINT period_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.site_config
    ADD CONSTRAINT site_config_pkey PRIMARY KEY (site_id, section);

ALTER TABLE ONLY public.site_gathering
    ADD CONSTRAINT site_gathering_pkey PRIMARY KEY (portal_id, site_id);

ALTER TABLE ONLY public.site_host
    ADD CONSTRAINT site_host_pkey PRIMARY KEY (host);

ALTER TABLE ONLY public.site
    ADD CONSTRAINT site_pkey PRIMARY KEY (site_id);

ALTER TABLE ONLY public.site
    ADD CONSTRAINT site_sld_key UNIQUE (sld);

ALTER TABLE ONLY public.tool_link
    ADD CONSTRAINT tool_link_pkey PRIMARY KEY (site_id, id);

CREATE INDEX banner_item_site_id_banner_id_position_idx ON public.banner_item USING btree (site_id, banner_id, "position");

CREATE INDEX column_text_site_id_channel_id_position_idx ON public.column_text USING btree (site_id, channel_id, "position");

CREATE INDEX dirty_mark_due_at_idx ON public.dirty_mark USING btree (due_at);

CREATE UNIQUE INDEX item_site_id_doi_idx ON public.item USING btree (site_id, doi) WHERE (doi IS NOT NULL);

CREATE INDEX item_site_id_kind_published_on_idx ON public.item USING btree (site_id, kind, published_on DESC);

CREATE INDEX module_site_id_channel_id_position_idx ON public.module USING btree (site_id, channel_id, "position");

CREATE INDEX period_site_id_journal_id_year_idx ON public.period USING btree (site_id, journal_id, year DESC);

CREATE INDEX site_host_site_id_idx ON public.site_host USING btree (site_id);

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.banner_item FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.channel FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.column_text FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.common_code FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.module FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.site FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.site_config FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.tool_link FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER mark_item AFTER INSERT OR UPDATE ON public.item FOR EACH ROW EXECUTE FUNCTION public.mark_item();

CREATE TRIGGER raise_revision BEFORE UPDATE ON public.item FOR EACH ROW EXECUTE FUNCTION public.raise_revision();

CREATE TRIGGER refuse_item_deletion BEFORE DELETE ON public.item FOR EACH ROW EXECUTE FUNCTION public.refuse_item_deletion();

CREATE TRIGGER touch_item AFTER UPDATE ON public.journal FOR EACH ROW EXECUTE FUNCTION public.touch_item();

CREATE TRIGGER touch_item AFTER UPDATE ON public.period FOR EACH ROW EXECUTE FUNCTION public.touch_item();

CREATE TRIGGER touch_journal AFTER INSERT OR UPDATE ON public.period FOR EACH ROW EXECUTE FUNCTION public.touch_journal();

CREATE TRIGGER touch_journal_of_period AFTER UPDATE OF status, titles, cover, published_on ON public.item FOR EACH ROW WHEN (((new.kind = 'issue'::text) AND ((((old.status IS DISTINCT FROM new.status) OR (old.titles IS DISTINCT FROM new.titles)) OR (old.cover IS DISTINCT FROM new.cover)) OR (old.published_on IS DISTINCT FROM new.published_on)))) EXECUTE FUNCTION public.touch_journal_of_period();

ALTER TABLE ONLY public.banner_item
    ADD CONSTRAINT banner_item_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.channel
    ADD CONSTRAINT channel_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.channel
    ADD CONSTRAINT channel_site_id_parent_id_fkey FOREIGN KEY (site_id, parent_id) REFERENCES public.channel(site_id, id);

ALTER TABLE ONLY public.column_text
    ADD CONSTRAINT column_text_site_id_channel_id_fkey FOREIGN KEY (site_id, channel_id) REFERENCES public.channel(site_id, id) ON DELETE SET NULL (channel_id);

ALTER TABLE ONLY public.column_text
    ADD CONSTRAINT column_text_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.common_code
    ADD CONSTRAINT common_code_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.module
    ADD CONSTRAINT module_site_id_channel_id_fkey FOREIGN KEY (site_id, channel_id) REFERENCES public.channel(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.module
    ADD CONSTRAINT module_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.period
    ADD CONSTRAINT period_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.period
    ADD CONSTRAINT period_site_id_journal_id_fkey FOREIGN KEY (site_id, journal_id) REFERENCES public.journal(site_id, id);

ALTER TABLE ONLY public.site_config
    ADD CONSTRAINT site_config_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.site_gathering
    ADD CONSTRAINT site_gathering_portal_id_fkey FOREIGN KEY (portal_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.site_gathering
    ADD CONSTRAINT site_gathering_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.site_host
    ADD CONSTRAINT site_host_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.tool_link
    ADD CONSTRAINT tool_link_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE public.banner_item ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.channel ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.column_text ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.common_code ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.item ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.journal ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.module ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.period ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.site_config ENABLE ROW LEVEL SECURITY;

CREATE POLICY site_delete ON public.banner_item FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.channel FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.column_text FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.common_code FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.item FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.journal FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.module FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.period FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.site_config FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.tool_link FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.banner_item FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.channel FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.column_text FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.common_code FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.item FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.journal FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.module FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.period FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.site_config FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.tool_link FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_select ON public.banner_item FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.channel FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.column_text FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.common_code FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.item FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.journal FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.module FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.period FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.site_config FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.tool_link FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_update ON public.banner_item FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.channel FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.column_text FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.common_code FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.item FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.journal FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.module FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.period FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.site_config FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.tool_link FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

ALTER TABLE public.tool_link ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SEQUENCE public.id_counter TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.banner_item TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.channel TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.column_text TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.common_code TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.dirty_mark TO imprint_app;

GRANT USAGE ON SEQUENCE public.frame_revision TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.item TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.journal TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.module TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.period TO imprint_app;

GRANT SELECT ON TABLE public.site TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.site_config TO imprint_app;

GRANT SELECT ON TABLE public.site_gathering TO imprint_app;

GRANT SELECT ON TABLE public.site_host TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tool_link TO imprint_app;
