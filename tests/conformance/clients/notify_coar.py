"""Sends notifications by the library of COAR Notify, or judges those that it is given.

Arguments: send, address of an inbox, address of a paper; or judge. What is judged comes as a list in JSON from standard input.
A line of JSON for each: what became of it.
"""

import json
import socket
import sys

from coarnotify.client import COARNotifyClient
from coarnotify.core.activitystreams2 import Properties
from coarnotify.core.notify import NotifyActor, NotifyObject, NotifyProperties, NotifyService
from coarnotify.exceptions import NotifyException, ValidationError
from coarnotify.factory import COARNotifyFactory
from coarnotify.patterns import AnnounceEndorsement, AnnounceRelationship, AnnounceReview

# Every name below localhost is this machine (RFC 6761); not every system's resolver knows it.
real = socket.getaddrinfo
socket.getaddrinfo = lambda host, *rest, **more: real("127.0.0.1" if str(host).endswith("localhost") else host, *rest, **more)

service = "https://reviews.example.org/system"


def announcement(pattern, inbox, paper):
    said = pattern()
    said.origin = NotifyService()
    said.origin.id = service
    origin = said.origin
    origin.inbox = f"{service}/inbox"
    said.origin = origin
    target = NotifyService()
    target.id = paper.rsplit("/", 1)[0]
    target.inbox = inbox
    said.target = target
    actor = NotifyActor()
    actor.id = service
    actor.name = "A service (sample)"
    said.actor = actor
    about = NotifyObject()
    about.id = paper
    about.type = ["Page", "sorg:AboutPage"]
    said.context = about
    thing = NotifyObject()
    if pattern is AnnounceRelationship:
        thing.id = "urn:uuid:74ffb356-0632-44d9-b176-888da85758dc"
        thing.type = "Relationship"
        thing.triple = (paper, "http://purl.org/vocab/frbr/core#supplement", f"{service}/data/1")
    else:
        thing.id = f"{service}/reviews/1"
        thing.type = ["Page", "sorg:Review"]
    said.object = thing
    return said


def send(inbox, paper):
    for pattern in (AnnounceReview, AnnounceEndorsement, AnnounceRelationship):
        try:
            outcome = COARNotifyClient(inbox).send(announcement(pattern, inbox, paper)).action
        except (NotifyException, ValidationError) as problem:
            outcome = str(problem)
        print(json.dumps([pattern.__name__, outcome]))


def judge():
    for said in json.load(sys.stdin):
        try:
            read = COARNotifyFactory.get_by_object(said)
            read.validate()
            print(json.dumps([type(read).__name__, None]))
        except (NotifyException, ValidationError, ValueError) as problem:
            print(json.dumps([None, f"{type(problem).__name__} {getattr(problem, 'errors', problem)}"]))


if sys.argv[1] == "send":
    send(*sys.argv[2:4])
else:
    judge()
