package main

import (
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"strings"
	"sync"
	"time"
)

// Data is what both providers sell and know.
type Data struct {
	Plans         map[string]json.RawMessage
	Cards         map[string]int
	DocumentTypes json.RawMessage
	Countries     json.RawMessage
	Provinces     map[string]json.RawMessage
	Registered    json.RawMessage
	Purchases     map[string]json.RawMessage
	Partner       json.RawMessage
}

// State is what a state of the pacts sets: its parameters, and whether plans are on sale.
type State struct {
	Params map[string]any
	Sells  bool
}

func (s State) text(name string) string {
	text, _ := s.Params[name].(string)
	return text
}

func (s State) is(name string) bool { return s.Params[name] == true }

// Shop answers the calls. A state changes it.
type Shop struct {
	data   Data
	state  State
	orders map[string]any
	lock   sync.Mutex
}

// NewShop reads the data of a file.
func NewShop(file string) (*Shop, error) {
	content, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	shop := &Shop{orders: map[string]any{}}
	return shop, json.Unmarshal(content, &shop.data)
}

const day = "2006-01-02"

func dayFrom(days int) time.Time { return time.Now().AddDate(0, 0, days) }

func isPast(text string) bool { return text < dayFrom(0).Format(day) }

// Bring brings about a state and returns the values that depend on the day.
func (s *Shop) Bring(state State) map[string]any {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.state = state
	return map[string]any{
		"departure": dayFrom(21).Format(day),
		"return":    dayFrom(36).Format(day),
		"bought":    dayFrom(-2).Format("02/01/2006"),
		"key":       newKey(),
	}
}

// Request is a call; Key is its Idempotency-Key.
type Request struct {
	Method, Path, Key string
	Query             url.Values
	Body              []byte
}

// Answer is a status and a body; nil sends none.
type Answer struct {
	Status int
	Body   any
}

var nothing = map[string]any{}

// Answer answers a request.
func (s *Shop) Answer(asked Request) Answer {
	s.lock.Lock()
	defer s.lock.Unlock()
	state := s.state
	// A stub: the next answer to the call, whatever it sends.
	if asked.Path == state.text("call") {
		status, _ := state.Params["status"].(float64)
		if body := state.text("body"); body != "" {
			return Answer{int(status), json.RawMessage(body)}
		}
		return Answer{int(status), nil}
	}
	if strings.HasPrefix(asked.Path, "/api/") && state.text("email") == "" {
		return Answer{401, nil}
	}
	if country, found := strings.CutPrefix(asked.Path, "/public_api/state/country/"); found {
		return known(s.data.Provinces[country])
	}
	switch asked.Method + " " + asked.Path {
	case "POST /public_api/valueslist":
		return Answer{200, s.inForm(s.data.DocumentTypes)}
	case "GET /public_api/country":
		return Answer{200, s.data.Countries}
	case "POST /public_api/sales/quote":
		return s.quote(asked.Body)
	case "POST /public_api/sales/enroll", "POST /api/sales/enroll":
		return s.sell(asked)
	case "GET /public_api/sales/external/getquote":
		return s.arranged(asked.Query.Get("id"))
	case "GET /public_api/banner":
		if banner := state.text("banner"); banner != "" {
			return Answer{200, map[string]any{"name": banner}}
		}
		return Answer{200, map[string]any{"name": nil}}
	case "POST /public_api/notification/request", "POST /public_api/notification/regret",
		"POST /public_api/sales/mail", "POST /api/sales/mail", "POST /api/user/save":
		return Answer{200, nothing}
	case "GET /userinfo":
		if state.text("email") == "" {
			return Answer{204, nil}
		}
		return Answer{200, map[string]any{"email": state.text("email"), "email_verified": state.is("verified")}}
	case "GET /api/user/info":
		if state.is("registered") {
			return Answer{200, s.data.Registered}
		}
		return Answer{404, nil}
	case "GET /api/sales":
		return known(s.data.Purchases[state.text("purchases")])
	case "GET /api_url":
		return s.named(state.text("form"), "https://api.example.com")
	case "GET /one_trust":
		return s.named("domainId", state.text("domain"))
	}
	return Answer{404, nil}
}

func known(body json.RawMessage) Answer {
	if body == nil {
		return Answer{404, nil}
	}
	return Answer{200, body}
}

func (s *Shop) inForm(value json.RawMessage) any {
	if s.state.text("form") == "as text" {
		return string(value)
	}
	return value
}

// named is a text, as it is or in a field.
func (s *Shop) named(field, text string) Answer {
	if s.state.text("form") == "as text" {
		return Answer{200, text}
	}
	return Answer{200, map[string]any{field: text}}
}

func (s *Shop) arranged(id string) Answer {
	if id != s.state.text("id") {
		return Answer{404, nil}
	}
	until := fmt.Sprintf("%sT23:59:59", dayFrom(9).Format(day))
	if s.state.is("expired") {
		until = fmt.Sprintf("%sT12:00:00Z", dayFrom(-1).Format(day))
	}
	data := map[string]any{"jsonObj": s.inForm(s.data.Partner), "expiresDateTime": until}
	return Answer{200, map[string]any{"data": data}}
}
