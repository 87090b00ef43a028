vcl 4.1;

# The edge: caches public pages by key, lets one reader fetch for all, and shows the last good page while the server
# is in trouble. This file is the way of a request; each `call` is explained in the file it comes from.

import cookie;
import header;
import std;
import xkey;

include "backend.vcl";
include "admission.vcl";
include "addresses.vcl";
include "readers.vcl";
include "language.vcl";
include "freshness.vcl";
include "delivery.vcl";

sub vcl_recv {
  call choose_server;
  if (req.restarts > 0) {
    call show_the_last_good_page;
    return (hash);
  }

  call forget_forged_headers;
  call refuse_unknown_methods;
  call answer_purge;
  call look_into_address;

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }

  if (req.http.Cookie) {
    call lead_to_language;
    call remember_language;
  }
  call pass_personal_requests;
  call make_anonymous;
  if (req.http.X-Edge-Kind) {
    call normalise_query;
    call choose_encoding;
    call pass_far_ranges;
  }

  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  } else {
    call show_the_last_good_page;
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.Host);
  hash_data(req.url);
  if (req.http.X-Edge-Kind == "file") {
    hash_data(req.http.X-Edge-Encoding);
  } elsif (req.http.X-Edge-Kind == "api") {
    hash_data(req.http.siteId);
    hash_data(req.http.language);
  }
  return (lookup);
}
